import * as z from "zod";
import { ReportChoice } from "#app/forms/reports/report.schema";
import { id, slug } from "../projects.schema";

/** A form of a project, as the addresses of reports name them. */
export const FormOfProject = z.object({ projectName: slug, formName: slug });

export const ReportQuery = ReportChoice.extend({ ...FormOfProject.shape, user: id.optional().catch(undefined) });
export const ReportFile = ReportQuery.extend({ format: z.enum(["csv", "xlsx", "pdf"]).default("csv").catch("csv") });
export const OwnQuery = FormOfProject.extend({ from: ReportChoice.shape.from, to: ReportChoice.shape.to });
