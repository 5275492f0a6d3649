import { FindClients, findClients } from "../clients.server";
import { ofParticipants } from "../guard.server";

export const loader = ofParticipants.page("dashboard", FindClients, findClients);
