import { EvidenceQuery } from "../courses.schema";
import { page } from "../guard.server";
import { exportEvidence } from "../readings.server";

export const loader = page("learners", EvidenceQuery, exportEvidence);
