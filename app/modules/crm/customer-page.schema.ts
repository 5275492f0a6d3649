import * as z from "zod";
import { id, NewCustomer } from "./customers.schema";

export const CustomerPage = z.object({ customer: id });
/** `evenSo`: save although it may be there already. */
export const NewCustomerForm = NewCustomer.extend({ evenSo: z.literal("yes").optional() });
