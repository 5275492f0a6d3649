import { DutiesOf } from "../documents/documents.schema";
import { dutiesPdf } from "../documents/duties-pdf.server";
import { page } from "../guard.server";

export const loader = page("companies", DutiesOf, dutiesPdf);
