import { page } from "../guard.server";
import { agreementPdf } from "../placements/agreement.server";
import { PlacementNamed } from "../placements/placements.schema";

export const loader = page("form", PlacementNamed, agreementPdf);
