import { page } from "../guard.server";
import { protocolPdf } from "../rounds/protocol-pdf.server";
import { RoundNamed } from "../rounds/rounds.schema";

export const loader = page("readReply", RoundNamed, protocolPdf);
