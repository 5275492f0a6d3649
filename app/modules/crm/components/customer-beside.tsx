import { useTranslation } from "react-i18next";
import { BesideLinks } from "#app/ui/beside-links";
import { places } from "../places";

type Neighbour = { guid: string; name: string } | null;
type CustomerBesideProps = { beside: { previous: Neighbour; next: Neighbour }; tenant: string };

/** From a customer's page to those before and after it. */
export function CustomerBeside({ beside, tenant }: CustomerBesideProps) {
	const { t } = useTranslation("crmCustomer");
	const at = places(tenant);
	const link = (one: Neighbour, way: "previous" | "next") =>
		one ? { to: at.customer(one.guid), name: one.name, label: t(`beside.${way}`, { name: one.name }) } : undefined;
	return (
		<BesideLinks
			label={t("beside.title")}
			previous={link(beside.previous, "previous")}
			next={link(beside.next, "next")}
		/>
	);
}
