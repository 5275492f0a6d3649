import { useTranslation } from "react-i18next";
import { languages } from "#app/platform/i18n";
import { SelectField, TextField } from "#app/ui/text-field";

type About = { name: string; orgNumber: string | null; slug: string; language: string; timeZone: string };
type Problem = { of: (field: string) => string | undefined; typed: (field: string) => string | undefined };

/** Time zones that tenants stand in, first those of the portal's languages; another one that is set stays in the list. */
const zones = [
	"Europe/Oslo",
	"Europe/London",
	"Europe/Copenhagen",
	"Europe/Berlin",
	"Europe/Rome",
	"Europe/Madrid",
	"Atlantic/Canary",
	"Europe/Athens",
	"Europe/Sofia",
	"Europe/Bucharest",
	"Europe/Istanbul",
	"UTC",
];

/** Those zones, and the one that is set. */
export const tenantZones = (zone: string) => [...new Set([...zones, zone])];

/** The fields that say what a tenant is. */
export function AboutFields({ about, problem }: { about: About; problem: Problem }) {
	const { t } = useTranslation("followup");
	const value = (field: keyof About) => problem.typed(field) ?? about[field] ?? "";
	const zone = value("timeZone");
	return (
		<>
			<TextField
				id="name"
				name="name"
				label={t("field.name")}
				defaultValue={value("name")}
				error={problem.of("name")}
				maxLength={120}
				required
			/>
			<TextField
				id="orgNumber"
				name="orgNumber"
				label={t("field.orgNumber")}
				optional
				inputMode="numeric"
				placeholder="918 273 645"
				defaultValue={value("orgNumber")}
				error={problem.of("orgNumber")}
				className="max-w-72"
			/>
			<TextField
				id="slug"
				name="slug"
				label={t("field.slug")}
				help={t(about.slug ? "field.slugHelp" : "field.slugMade")}
				optional={!about.slug}
				defaultValue={value("slug")}
				error={problem.of("slug")}
				maxLength={60}
				autoCapitalize="none"
				spellCheck={false}
			/>
			<SelectField
				id="language"
				name="language"
				label={t("field.language")}
				defaultValue={value("language")}
				error={problem.of("language")}
				options={Object.entries(languages).map(([code, { name }]) => ({ value: code, label: name, lang: code }))}
				className="max-w-72"
			/>
			<SelectField
				id="timeZone"
				name="timeZone"
				label={t("field.timeZone")}
				help={t("field.timeZoneHelp")}
				defaultValue={zone}
				error={problem.of("timeZone")}
				options={tenantZones(zone).map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
				width="max-w-72"
			/>
		</>
	);
}
