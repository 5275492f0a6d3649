import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languageCodes, namedLanguage } from "#app/platform/i18n";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { LanguageLinks } from "#app/ui/language-links";
import { OwnStyle } from "#app/ui/own-style";
import { TenantLogo } from "#app/ui/tenant-logo";
import { type Look, looks } from "../attempts/look";

/**
 * A type face that every device has, with room between letters, words and lines, as the style guide of the British Dyslexia
 * Association (2023) advises.
 */
const EASY =
	":root{--font-sans:Verdana,Tahoma,'Trebuchet MS',Arial,sans-serif}#main{letter-spacing:.03em;word-spacing:.12em;line-height:1.6}";

type TestFrameProps = {
	tenant: TenantBrand;
	language: Language;
	/** How whoever takes it likes to read. */
	look: readonly Look[];
	/** What stands in the bar instead of whose test it is, once one is in it. */
	name?: string;
	/** Progress, under the bar. */
	head?: ReactNode;
	children: ReactNode;
};

/** The page of a test: whose it is, the languages of the instructions, how far one has come. */
export function TestFrame({ tenant, language, look, name, head, children }: TestFrameProps) {
	const { t } = useTranslation("norwegianTest");
	return (
		<div className="flex min-h-dvh flex-col bg-canvas">
			{tenant.accent && <OwnStyle>{`:root{${tenant.accent}}`}</OwnStyle>}
			{look.includes("larger") && <OwnStyle>{":root{font-size:125%}"}</OwnStyle>}
			{look.includes("easy") && <OwnStyle>{EASY}</OwnStyle>}
			<header className="border-b border-line bg-sheet px-4 md:px-8">
				<div className="mx-auto flex min-h-16 w-full max-w-160 items-center justify-between gap-3 py-1">
					<span className="flex min-w-0 items-center gap-2.5">
						<TenantLogo src={tenant.logo} srcDark={tenant.logoDark} />
						<span className="min-w-0 break-words text-base font-semibold">{name ?? tenant.name}</span>
					</span>
					<div className="flex flex-wrap items-center justify-end gap-x-1">
						<LookForm look={look} />
						<LanguageLinks
							current={namedLanguage(language)}
							offered={languageCodes.map(namedLanguage)}
							label={t("language")}
						/>
					</div>
				</div>
				{head && <div className="mx-auto w-full max-w-160 pb-4">{head}</div>}
			</header>
			<main id="main" tabIndex={-1} className="flex flex-1 flex-col">
				{children}
			</main>
		</div>
	);
}

/** Larger text, and a type face that is easy to read: one press each, kept by the browser. */
function LookForm({ look }: { look: readonly Look[] }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<Form method="post" preventScrollReset className="flex">
			<input type="hidden" name="intent" value="look" />
			{looks.map((one) => (
				<button
					key={one}
					type="submit"
					name="look"
					value={one}
					aria-pressed={look.includes(one)}
					className={`btn btn-quiet min-h-11 ${look.includes(one) ? "bg-accent-soft text-accent-ink" : ""}`}
				>
					<span aria-hidden="true">{one === "larger" ? "A+" : "Aa"}</span>
					<span className="sr-only">{t(`look.${one}`)}</span>
				</button>
			))}
		</Form>
	);
}

/** The column in which everything stands. */
export const Column = ({ children }: { children: ReactNode }) => (
	<div className="flex-1 px-4 pt-6 pb-12 md:px-8">
		<div className="mx-auto flex w-full max-w-160 flex-col gap-6">{children}</div>
	</div>
);
