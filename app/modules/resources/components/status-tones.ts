/** The colour of how a booking stands. */
export const statusTones = {
	reserved: "success",
	pending: "warning",
	cancelled: "neutral",
	rejected: "danger",
} as const;
