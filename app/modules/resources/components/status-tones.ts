/** The colour of how a booking stands. */
export const statusTones = {
	reserved: "success",
	pending: "warning",
	cancelled: "neutral",
	rejected: "danger",
	expired: "neutral",
	released: "neutral",
	waiting: "info",
	offered: "warning",
} as const;
