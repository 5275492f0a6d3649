import { readableCode } from "#app/platform/readable-code";
import { keyedToken } from "#app/platform/token.server";

/** The secret of a participant's own page, made of the event's key: letters can carry the link. */
export const ticketToken = ({ ticketKey }: { ticketKey: string }, registrationId: string): Promise<string> =>
	keyedToken(ticketKey, `ticket:${registrationId}`);

/** What a ticket's QR code says. */
export const newCode = () => readableCode(12);
