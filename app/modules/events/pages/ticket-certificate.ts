import { publicPage } from "#app/platform/guard.server";
import { certificatePdf } from "../certificate.server";

export const loader = publicPage(certificatePdf);
