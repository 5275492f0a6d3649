import { publicPage } from "#app/platform/guard.server";
import { agendaFile } from "../agenda.server";

export const loader = publicPage(agendaFile);
