import { publicPage } from "#app/platform/guard.server";
import { ticketFile } from "../calendar.server";

export const loader = publicPage(ticketFile);
