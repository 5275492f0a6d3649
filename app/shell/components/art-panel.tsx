import { useTranslation } from "react-i18next";

/** The drawing beside the login with what the portal is for; only from 1024 px, and only fetched there. */
export function ArtPanel({ product }: { product: string }) {
	const { t } = useTranslation("shell");
	return (
		<aside
			aria-label={t("art.label", { product })}
			className="art-panel relative m-3 flex flex-col justify-end overflow-hidden rounded-2xl p-10 max-lg:hidden"
		>
			<img src="/login-art.svg" alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
			<p className="relative max-w-100 text-2xl leading-[1.31] font-semibold tracking-[-0.02em] text-balance">
				{t("art.title")}
			</p>
			<p className="art-panel-quiet relative mt-3 max-w-95 text-base">{t("art.text", { product })}</p>
		</aside>
	);
}
