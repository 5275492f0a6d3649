/** What a student is called who is known by a code: letters, digits and hyphens without a blank, with a digit in it. */
export const isPseudonym = (name: string) => /^(?=.*\d)[\p{L}\d-]{3,16}$/u.test(name);

type Typed = { name?: string; guardian?: string; email?: string };

/** What must not be written where students are known by codes: a problem for each field that would say who somebody is. */
export const namesIn = ({ name, guardian, email }: Typed): Record<string, string> => ({
	...(name !== undefined && !isPseudonym(name) && { name: "finch:errors.noCode" }),
	...(guardian && { guardian: "finch:errors.noNames" }),
	...(email && { email: "finch:errors.noNames" }),
});
