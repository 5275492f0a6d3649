type Details = { firstName?: string; lastName?: string };

/** What is known of somebody who is invited, as of a person. */
export const invitedName = ({ email, details }: { email: string; details: Details }): Named => ({
	email,
	firstName: details.firstName ?? "",
	lastName: details.lastName ?? "",
});

/** The fields that make a person's name, for reads beside something else. */
export const NAMED = ["firstName", "lastName", "email"] as const;

type Named = { firstName: string; lastName: string; email: string };

/** A person as written in lists and letters; the e-mail where there is no name yet. */
export function nameOf({ firstName, lastName, email }: Named): string {
	return `${firstName} ${lastName}`.trim() || email;
}

/** What people are sorted and searched by: last name, first name, e-mail, in lower case. */
export function sortNameOf({ firstName, lastName, email }: Named): string {
	return `${lastName} ${firstName} ${email}`.trim().toLowerCase();
}
