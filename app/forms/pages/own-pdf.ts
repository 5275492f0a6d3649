import { ownPdf } from "../replies/own-reply.server";
import { openFormPage } from "./form-module.server";

export const loader = openFormPage("ownPdf", ({ reviewConfig }) => ownPdf(reviewConfig.area));
