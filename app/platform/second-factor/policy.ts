import type { Membership, SecondFactorPolicy, User } from "../tenant/context";

/** Whether a tenant's policy asks this member for a second factor. */
export function isRequired(policy: SecondFactorPolicy, role: Membership["role"]): boolean {
	if (policy === "administrators") return role === "ADMIN";
	if (policy === "staff") return role !== "CLIENT";
	return policy === "everybody";
}

/** Whether somebody may enter a tenant of theirs: they have a second factor, or the tenant does not require one of them. */
export const isAdmitted = ({ role, tenant }: Membership, { hasSecondFactor }: Pick<User, "hasSecondFactor">) =>
	hasSecondFactor || !isRequired(tenant.secondFactor, role);
