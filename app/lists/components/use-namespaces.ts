import { useTranslation } from "react-i18next";

/** Waits for the texts of the module whose words a shared page shows, and gives the function that says keys of any of them. */
export const useNamespaces = (namespaces: readonly string[]) => useTranslation(namespaces as string[]).t;
