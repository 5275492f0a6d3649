import { page } from "../guard.server";
import { exportPersonalData } from "../personal-data/export-personal-data.server";
import { PersonalDataFile } from "../personal-data/personal-data.schema";

export const loader = page("contacts", PersonalDataFile, exportPersonalData);
