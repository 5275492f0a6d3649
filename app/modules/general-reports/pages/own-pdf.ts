import { ownPdf } from "#app/forms/replies/own-reply.server";
import { publicPage } from "#app/platform/guard.server";
import { area } from "../area";

export const loader = publicPage(ownPdf(area));
