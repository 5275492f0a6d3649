import { LearnersQuery } from "../courses.schema";
import { page } from "../guard.server";
import { exportLearners } from "../learners.server";

export const loader = page("learners", LearnersQuery, exportLearners);
