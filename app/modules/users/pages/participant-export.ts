import { tenantMember } from "#app/platform/guard.server";
import { exportParticipant } from "../participant/export-participant.server";
import { ParticipantFile } from "../participant/participant.schema";

export const loader = tenantMember.page(ParticipantFile, exportParticipant);
