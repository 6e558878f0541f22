//! What messengers show of a link before anybody opens it.

use maud::{Markup, html};

/// What a page says of itself to messengers.
pub struct Preview<'a> {
    /// What it is.
    pub title: String,
    /// Who invites to what.
    pub about: String,
    /// The whole address of a picture.
    pub image: &'a str,
    /// The whole address of the page.
    pub url: &'a str,
}

/// The same as tags of a page's head.
pub(crate) fn tags(preview: &Preview<'_>) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Roundhouse";
        meta property="og:title" content=(preview.title);
        meta property="og:description" content=(preview.about);
        meta property="og:image" content=(preview.image);
        meta property="og:url" content=(preview.url);
        meta name="description" content=(preview.about);
    }
}
