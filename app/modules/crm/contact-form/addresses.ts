/** The public addresses of a contact form, by its guid; they carry no tenant. */
export const formPath = (guid: string) => `/contactForm/${guid}`;
export const placePath = (guid: string) => `/contactForm/${guid}/place`;
export const statusPath = (guid: string, token: string) => `/contactForm/${guid}/status/${token}`;
