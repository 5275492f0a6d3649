import { keyedToken } from "#app/platform/token.server";

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The secret of a participant's own page, made of the event's key: letters can carry the link. */
export const ticketToken = ({ ticketKey }: { ticketKey: string }, registrationId: string): Promise<string> =>
	keyedToken(ticketKey, `ticket:${registrationId}`);

/** What a ticket's QR code says: twelve letters that nobody mistakes for each other. */
export const newCode = () =>
	[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => letters[byte % letters.length]).join("");

/** The code in what a camera has read or somebody has typed. */
export const codeIn = (read: string): string => (read.split(/[/=]/).at(-1) ?? "").replace(/[\s-]/g, "").toUpperCase();
