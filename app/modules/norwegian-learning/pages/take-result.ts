import { publicPage } from "#app/platform/guard.server";
import { resultPdf } from "../attempts/show-result.server";

export const loader = publicPage(resultPdf);
