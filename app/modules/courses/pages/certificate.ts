import { certificatePdf } from "../certificates.server";
import { CourseQuery } from "../courses.schema";
import { page } from "../guard.server";

export const loader = page("dashboard", CourseQuery, certificatePdf);
