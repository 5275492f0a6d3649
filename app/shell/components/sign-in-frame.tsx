import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { languageCodes, languages } from "#app/platform/i18n";
import { to } from "#app/platform/to";
import { AuthFrame } from "./auth-frame";

const choices = languageCodes.map((code) => ({ code, flag: languages[code].flag, name: languages[code].name }));

/** The frame of login and reset, with the product and the ten languages filled in. */
export function SignInFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
	const { i18n } = useTranslation();
	return (
		<AuthFrame
			title={title}
			intro={intro}
			product={brand.product}
			home={to.login()}
			languages={choices}
			language={i18n.language}
			footer={{
				provider: { name: brand.provider, url: brand.providerUrl },
				product: brand.product,
				help: brand.helpUrl,
				accessibility: brand.accessibilityUrl,
				privacy: brand.privacyUrl,
			}}
		>
			{children}
		</AuthFrame>
	);
}
