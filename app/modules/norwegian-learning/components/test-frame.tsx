import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languageCodes, namedLanguage } from "#app/platform/i18n";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { LanguageLinks } from "#app/ui/language-links";
import { OwnStyle } from "#app/ui/own-style";
import { TenantLogo } from "#app/ui/tenant-logo";

type TestFrameProps = {
	tenant: TenantBrand;
	language: Language;
	/** What stands in the bar instead of whose test it is, once one is in it. */
	name?: string;
	/** Progress, under the bar. */
	head?: ReactNode;
	children: ReactNode;
};

/** The page of a test: whose it is, the languages of the instructions, how far one has come. */
export function TestFrame({ tenant, language, name, head, children }: TestFrameProps) {
	const { t } = useTranslation("norwegianTest");
	return (
		<div className="flex min-h-dvh flex-col bg-canvas">
			{tenant.accent && <OwnStyle>{`:root{${tenant.accent}}`}</OwnStyle>}
			<header className="border-b border-line bg-sheet px-4 md:px-8">
				<div className="mx-auto flex min-h-16 w-full max-w-160 items-center justify-between gap-3 py-1">
					<span className="flex min-w-0 items-center gap-2.5">
						<TenantLogo src={tenant.logo} srcDark={tenant.logoDark} />
						<span className="min-w-0 break-words text-base font-semibold">{name ?? tenant.name}</span>
					</span>
					<LanguageLinks
						current={namedLanguage(language)}
						offered={languageCodes.map(namedLanguage)}
						label={t("language")}
					/>
				</div>
				{head && <div className="mx-auto w-full max-w-160 pb-4">{head}</div>}
			</header>
			<main id="main" tabIndex={-1} className="flex flex-1 flex-col">
				{children}
			</main>
		</div>
	);
}

/** The column in which everything stands. */
export const Column = ({ children }: { children: ReactNode }) => (
	<div className="flex-1 px-4 pt-6 pb-12 md:px-8">
		<div className="mx-auto flex w-full max-w-160 flex-col gap-6">{children}</div>
	</div>
);
