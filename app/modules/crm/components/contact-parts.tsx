import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { Badge } from "#app/ui/badge";
import type { Definition } from "#app/ui/definition-list";
import { Time } from "#app/ui/time";

/** Whether somebody has agreed to be kept and written to. */
export function ConsentBadge({ consent }: { consent: string }) {
	const { t } = useTranslation("crmContacts");
	if (consent === "unknown") return <span className="text-ink-3">{t("consent.unknown")}</span>;
	return consent === "given" ? (
		<Badge tone="success" icon="circle-check">
			{t("consent.given")}
		</Badge>
	) : (
		<Badge tone="warning" icon="triangle-alert">
			{t("consent.withdrawn")}
		</Badge>
	);
}

type Valued = { kind: string; value: string };
type Detailed = {
	emails: Valued[];
	phones: Valued[];
	consent: string;
	consentAt: number | null;
	description: string | null;
};

/** The details of a contact person: each address and number with its kind, as links. */
export function contactDetails(contact: Detailed, t: TFunction<"crmContacts">): Definition[] {
	const { emails, phones, consent, consentAt, description } = contact;
	const reach = (what: "email" | "phone", { kind, value }: Valued): Definition => ({
		label: `${t(`contact.${what}`)} (${t(`kind.${kind}`)})`,
		value: (
			<a href={`${what === "email" ? "mailto" : "tel"}:${value}`} className="link">
				{what === "email" ? value : formatPhone(value)}
			</a>
		),
	});
	const since = consentAt === null ? null : <Time at={consentAt} as="longDate" />;
	return [
		...emails.map((one) => reach("email", one)),
		...phones.map((one) => reach("phone", one)),
		{
			label: t("contact.consent"),
			value: (
				<>
					{t(`consent.${consent}`)} {since}
				</>
			),
		},
		...(description ? [{ label: t("contact.description"), value: description }] : []),
	];
}
