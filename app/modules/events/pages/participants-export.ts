import { ParticipantsFileQuery } from "../events.schema";
import { page } from "../guard.server";
import { participantsFile } from "../participants.server";

export const loader = page("list", ParticipantsFileQuery, participantsFile);
