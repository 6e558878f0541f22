//! What messengers show of a link before anybody opens it.

use maud::{Markup, html};

/// What a page says of itself to messengers.
pub struct Preview<'a> {
    /// What it is.
    pub title: String,
    /// Who invites to what.
    pub about: String,
    /// A picture.
    pub image: Picture<'a>,
    /// The whole address of the page.
    pub url: &'a str,
}

/// A picture of a game, as messengers are told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture<'a> {
    /// Its whole address.
    pub url: &'a str,
    /// What it is.
    pub mime: &'static str,
    /// How wide and high it is.
    pub size: (u32, u32),
}

impl<'a> Picture<'a> {
    /// The picture that a game brings for messengers. Hardly any of them shows a poster, which is a drawing.
    pub const fn card(url: &'a str) -> Picture<'a> {
        Picture { url, mime: "image/png", size: (1200, 630) }
    }

    /// The poster of a game that brings none.
    pub const fn poster(url: &'a str) -> Picture<'a> {
        Picture { url, mime: "image/svg+xml", size: (400, 560) }
    }
}

/// The same as tags of a page's head.
pub(crate) fn tags(preview: &Preview<'_>) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Roundhouse";
        meta property="og:title" content=(preview.title);
        meta property="og:description" content=(preview.about);
        meta property="og:image" content=(preview.image.url);
        meta property="og:image:type" content=(preview.image.mime);
        meta property="og:image:width" content=(preview.image.size.0);
        meta property="og:image:height" content=(preview.image.size.1);
        meta property="og:image:alt" content=(preview.title);
        meta name="twitter:card" content="summary_large_image";
        meta property="og:url" content=(preview.url);
        meta name="description" content=(preview.about);
    }
}
