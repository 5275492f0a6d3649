import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { customerFields, id, NewCustomer } from "./customers.schema";

export const NewCustomerForm = NewCustomer;
export const EditCustomerForm = z.object(customerFields).partial().extend({ customer: id, updatedAt: basedOn });
