import { DeviationFileNamed } from "../deviations/deviations.schema";
import { openFile } from "../deviations/show-deviations.server";
import { page } from "../guard.server";

export const loader = page("deviations", DeviationFileNamed, openFile);
