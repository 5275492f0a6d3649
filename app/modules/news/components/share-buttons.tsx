import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useSnackbar } from "#app/ui/snackbar";
import { useHydrated } from "#app/ui/use-hydrated";

/** Shares the address by what the device offers, else copies it; and prints. They need JavaScript, so they come with it. */
export function ShareButtons({ title }: { title: string }) {
	const { t } = useTranslation("news");
	const { show } = useSnackbar();
	if (!useHydrated()) return null;
	const share = async () => {
		const url = location.href;
		try {
			if (navigator.share) await navigator.share({ title, url });
			else {
				await navigator.clipboard.writeText(url);
				show({ text: t("article.copied") });
			}
		} catch (error) {
			// Whoever closes the device's own dialog has not met a fault.
			if (!(error instanceof DOMException)) throw error;
		}
	};
	return (
		<>
			<Button icon="share-2" onClick={share}>
				{t("article.share")}
			</Button>
			<Button icon="printer" onClick={() => print()}>
				{t("article.print")}
			</Button>
		</>
	);
}
