import { publicPage } from "#app/platform/guard.server";
import { ticketMaterialFile } from "../speakers/ticket-material.server";

export const loader = publicPage(ticketMaterialFile);
