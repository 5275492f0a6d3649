import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { formatPhone } from "#app/directory/phone";

type Text = string | null;
type CustomerMetaProps = {
	customer: Record<"orgNo" | "industry" | "phone" | "email" | "webpage", Text> & { employees: number | null };
};

/** What a customer is, and the ways to reach it, under its name. */
export function CustomerMeta({ customer }: CustomerMetaProps) {
	const { t } = useTranslation("crm");
	const { orgNo, industry, employees, phone, email, webpage } = customer;
	const is = [
		orgNo && `${t("customer.orgNo")} ${formatOrganisationNumber(orgNo)}`,
		industry,
		employees && t("customer.employees", { count: employees }),
	].filter(Boolean);
	const ways = [
		phone && { to: `tel:${phone}`, words: formatPhone(phone) },
		email && { to: `mailto:${email}`, words: email },
		webpage && { to: webpage, words: webpage.replace(/^https?:\/\/(www\.)?|\/$/g, "") },
	].filter((way) => way !== "" && way !== null);
	return (
		<>
			{is.length > 0 && <p>{is.join(" · ")}</p>}
			{ways.length > 0 && (
				<p className="flex flex-wrap gap-x-4 gap-y-0.5 max-md:gap-y-2">
					{ways.map(({ to, words }) => (
						<a key={to} href={to} className="link break-all" rel="noreferrer">
							{words}
						</a>
					))}
				</p>
			)}
		</>
	);
}
