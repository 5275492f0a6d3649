import { page } from "../guard.server";
import { ProductionQuery } from "../production/production.schema";
import { openRecording } from "../production/show-production.server";

export const loader = page("production", ProductionQuery, openRecording);
