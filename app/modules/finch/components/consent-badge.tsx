import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { type Consent, consentLooks } from "../students/consents";

/** Where a guardian's consent stands, in one word. */
export function ConsentBadge({ consent }: { consent: Consent }) {
	const { t } = useTranslation("finch");
	return <Badge {...consentLooks[consent]}>{t(`consent.${consent}`)}</Badge>;
}
