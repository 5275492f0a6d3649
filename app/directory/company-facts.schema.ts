import * as z from "zod";
import { companyFacts } from "./company-facts";
import { shapeOf } from "./fields/field.schema";

export const companyFactFields = shapeOf(companyFacts, {});

/** What the address of a page for a new company looks for: a number or a part of a name. */
export const NewCompanyQuery = z.object({ q: z.string().trim().max(200).default("").catch("") });
