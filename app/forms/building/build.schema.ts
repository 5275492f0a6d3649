import * as z from "zod";

/** The form that an address names. */
export const FormNamed = z.object({ form_name: z.string().min(1).max(80) });

/** `library`: a file of the library, by its id. */
export const PictureOfForm = FormNamed.extend({
	library: z.string("wrongType").min(1, "required").max(60, "wrongValue"),
});
